import { checkConformance } from '@vitrine/contract/conformance'
const t = Date.now()
const f = await checkConformance('http://127.0.0.1:4001/api')
const bad = f.filter((x) => x.problem)
console.log(f.length, 'requests', bad.length, 'problems', Date.now() - t, 'ms')
for (const b of bad.slice(0, 15)) console.log(b.request, b.problem.slice(0, 400))
