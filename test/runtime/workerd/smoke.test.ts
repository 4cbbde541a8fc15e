import { exports } from 'cloudflare:workers'
import { smokeSuite } from '../smoke.ts'

smokeSuite((path, init) => exports.default.fetch(new Request(`http://neuromem.test${path}`, init)))
