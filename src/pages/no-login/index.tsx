import { NoLogin } from '@/features/door/no-login'

export default function NoLoginPage() {
  return <NoLogin />
}
