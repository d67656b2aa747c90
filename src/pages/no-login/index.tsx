import { NoLogin } from '@/features/access/no-login'

export default function NoLoginPage() {
  return <NoLogin />
}
