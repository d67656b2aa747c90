import { DeepLink } from '@/features/deep-link'

export default function AuthPage() {
  return <DeepLink />
}
