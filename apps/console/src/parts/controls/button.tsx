import type { ButtonHTMLAttributes } from 'react'

interface Properties extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'main' | 'danger' | 'quiet'
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: Properties) {
  return <button type={type} className={`button button-${look} ${className}`} {...rest} />
}
