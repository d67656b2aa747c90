export interface PictureProps {
  src: string
  onFailed: () => void
}
