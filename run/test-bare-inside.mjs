/** What `npm run test:bare` runs inside the minimal system: the commands of the README, and what became of them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

const SITE = 'http://127.0.0.1:3000'
const results = []

console.log(`vitrine: node ${process.version} and npm on a bare system`)
results.push(await start('the first npm start'))
results.push(await start('the second npm start'))
results.push(await test())

console.log(
  `\nOn a bare system:\n${results.map(({ line, isGood }) => `  ${isGood ? 'ok' : 'NOT OK'}: ${line}`).join('\n')}`,
)
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1

/** Starts the product, asks for a page, and ends it as a service manager would. */
async function start(name) {
  console.log(`\nvitrine: ${name}`)
  const startedAt = Date.now()
  const npm = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(npm, 'close')
  const isReady = await Promise.race([hasPrinted(npm, 'The site:'), closed.then(() => false)])
  if (!isReady) return { line: `${name} ended before it served`, isGood: false }
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const status = await statusOf('/')
  npm.kill('SIGTERM')
  const [code] = await closed
  const after = await statusOf('/')
  return {
    line: `${name} served after ${seconds} s (status ${status}), ended with ${code} at SIGTERM, left ${after ? 'something' : 'nothing'} on its port`,
    isGood: status === 200 && code === 0 && after === 0,
  }
}

async function test() {
  console.log('\nvitrine: npm test')
  const startedAt = Date.now()
  const npm = spawn('npm', ['test'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    output += chunk
  })
  const [code] = await once(npm, 'close')
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  return {
    line: `npm test: ${output.trimEnd().split('\n').at(-1)} after ${minutes} minutes, exit code ${code}`,
    isGood: code === 0,
  }
}

function hasPrinted(child, words) {
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      output += chunk
      if (output.includes(words)) resolve(true)
    })
  })
}

/** The status of an answer; 0 where nobody answers. */
function statusOf(path) {
  return new Promise((resolve) => {
    get(SITE + path, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(0))
  })
}
