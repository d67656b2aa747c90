export interface VisibilityPort {
  visible(): boolean
  onChange(listener: (visible: boolean) => void): () => void
}
