import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/**
 * Runs the program of an image as an engine does: as process 1 of its own, as the image's user, with the image's environment and nothing
 * of this machine's, its root read-only, a folder as its volume. It shares the network of this machine. Nothing of it is left afterwards.
 * @param {{ root: string, config: Record<string, any>, data: string, env: Record<string, string> }} start env is what is set besides
 */
export function startContainer({ root, config, data, env }) {
  const started = Date.now()
  const variables = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  const enterRoot = ['chroot', `--userspec=${config.User}`, root]
  const useSettings = ['env', '--ignore-environment', `--chdir=${config.WorkingDir}`, ...variables]
  const inRoot = (args) => [...enterRoot, ...useSettings, ...args]
  const mounts = [
    'mount --bind "$0" "$0"',
    'mount --bind "$1" "$0/data"',
    'mount --rbind /dev "$0/dev"',
    'mount -t proc proc "$0/proc"',
    'mount -o remount,bind,ro "$0"',
    'shift',
    'exec "$@"',
  ].join(' && ')
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
  const program = inRoot([...config.Entrypoint, ...config.Cmd])
  const engine = spawn('unshare', [...namespaces, 'sh', '-c', mounts, root, data, ...program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(engine, 'exit')
  let output = ''
  for (const stream of [engine.stdout, engine.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
  /** Process 1 of the container, by its number outside. */
  const processId = () => readFileSync(`/proc/${engine.pid}/task/${engine.pid}/children`, 'utf8').trim()

  return {
    healthCheck: config.Healthcheck.Test.slice(1),
    isRunning: () => engine.exitCode === null,
    seconds: () => Math.round((Date.now() - started) / 1000),
    output: () => output,
    /** Runs another program in the same container. */
    exec(args) {
      const enter = ['--target', processId(), '--mount', '--pid', ...inRoot(args)]
      const { status, stdout, stderr } = spawnSync('nsenter', enter)
      return { status, output: `${stdout}${stderr}` }
    },
    /** @returns {Promise<number | null>} its exit code */
    async stop() {
      if (engine.exitCode === null) process.kill(Number(processId()), config.StopSignal ?? 'SIGTERM')
      const [code] = await exited
      return code
    },
  }
}
