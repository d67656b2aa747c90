import { DeepLink } from '@/features/deep-link'

export default function Auth() {
  return <DeepLink />
}
