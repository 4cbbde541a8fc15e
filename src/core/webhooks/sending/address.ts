/** An IPv4 address as a number; null for what is none. */
function numberOf(text: string): number | null {
  const parts = text.split('.')
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) return null
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** First address and length of blocks that nobody on the open net has: private, shared, loopback, … */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const isClosedV4 = (address: number): boolean =>
  CLOSED_V4.some(([first, length]) => {
    const size = 2 ** (32 - length)
    return Math.floor(address / size) === Math.floor((numberOf(first) ?? 0) / size)
  })

/** The eight groups of an IPv6 address; null for what is none. */
function groupsOf(text: string): number[] | null {
  const plain = text.replace(/%.*$/u, '').replace(/(?<=:)(\d+\.\d+\.\d+\.\d+)$/u, (v4) => {
    const value = numberOf(v4) ?? 0
    return `${Math.floor(value / 65_536).toString(16)}:${(value % 65_536).toString(16)}`
  })
  const [head = '', tail, more] = plain.split('::')
  if (more !== undefined) return null
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [front, back] = [parse(head), tail === undefined ? [] : parse(tail)]
  const missing = 8 - front.length - back.length
  if (tail === undefined ? missing !== 0 : missing < 0) return null
  return [...front, ...Array.from({ length: missing }, () => 0), ...back]
}

/** Addresses that hold an IPv4 address inside: mapped, compatible, translated, 6to4. */
function innerV4(groups: readonly number[]): number | null {
  const [first = 0, second = 0, third = 0] = groups
  const last = (groups[6] ?? 0) * 65_536 + (groups[7] ?? 0)
  if (groups.slice(0, 5).every((group) => group === 0) && (groups[5] === 0xffff || groups[5] === 0))
    return last
  if (first === 0x64 && second === 0xff9b) return last
  return first === 0x2002 ? second * 65_536 + third : null
}

function isClosedV6(groups: readonly number[]): boolean {
  const [first = 0] = groups
  const inner = innerV4(groups)
  if (inner !== null) return isClosedV4(inner)
  // unique local, link-local, site-local, multicast; documentation and discard
  return (
    (first & 0xfe00) === 0xfc00 ||
    (first & 0xffc0) === 0xfe80 ||
    (first & 0xffc0) === 0xfec0 ||
    (first & 0xff00) === 0xff00 ||
    (first === 0x2001 && groups[1] === 0xdb8) ||
    (first === 0x100 && groups.slice(1, 4).every((group) => group === 0))
  )
}

/** Whether an IP address, v4 or v6, is one that a message of ours must not go to. Not an address: no. */
export function isClosedAddress(text: string): boolean {
  const v4 = numberOf(text)
  if (v4 !== null) return isClosedV4(v4)
  const groups = text.includes(':') ? groupsOf(text) : null
  return groups !== null && isClosedV6(groups)
}

/**
 * Why an address of a webhook is refused, before its name is resolved; undefined when it is not.
 * @param allowPrivate `WEBHOOK_ALLOW_PRIVATE`: http and addresses of one's own machine, too
 */
export function refusalOf(address: string, allowPrivate: boolean): string | undefined {
  if (!URL.canParse(address)) return 'must be an address, such as https://app.example/hooks'
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return 'must not hold credentials'
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'must begin with https://'
  if (allowPrivate) return undefined
  const host = hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '')
  const isLocal = /^(?:.*\.)?(?:localhost|local|internal|localdomain)$/iu.test(host)
  return isLocal || isClosedAddress(host) ? 'must be an address on the open net' : undefined
}
