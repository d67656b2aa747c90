import { Component, type ReactNode } from 'react'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import type { StateAction } from '@/ui/state'

interface BoundaryProps {
  /** The way out beside trying again. */
  way: StateAction
  children: ReactNode
}

/** A screen that cannot be drawn says so. Without this React would take down all pages. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    if (!this.state.broken) return this.props.children
    const retry = { label: copy.action.retry, onTap: () => this.setState({ broken: false }) }
    return <Notice kind='error' sentence={copy.error.server} actions={[retry, this.props.way]} />
  }
}
