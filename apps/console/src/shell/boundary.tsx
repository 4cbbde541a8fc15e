import { Component, type ReactNode } from 'react'
import { Fault } from '../parts/answers/fault.tsx'

interface State {
  readonly error?: unknown
}

/** A part that cannot be drawn, or not be loaded, is a fault like any other. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidMount() {
    window.addEventListener('online', this.#again)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#again)
  }

  /** A browser remembers that a part did not load; only a fresh page asks for it again. */
  readonly #again = () => {
    if (this.state.error !== undefined) window.location.reload()
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <main id="content" tabIndex={-1}>
        <h1 className="unseen">neuromem</h1>
        <Fault error={this.state.error} onRetry={this.#again} />
      </main>
    )
  }
}
