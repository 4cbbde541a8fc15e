/** A share of one, as a bar; what it says stands beside it. */
export function Bar({
  value,
  tone = 'accent',
}: {
  value: number
  tone?: 'accent' | 'good' | 'warn' | 'bad'
}) {
  const width = Math.max(0, Math.min(1, value)) * 100
  return (
    <svg className={`bar bar-${tone}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="6" className="bar-ground" />
      <rect width={width} height="6" className="bar-value" />
    </svg>
  )
}
