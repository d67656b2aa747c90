import { Landing } from '@/features/landing'

export default function Auth() {
  return <Landing />
}
