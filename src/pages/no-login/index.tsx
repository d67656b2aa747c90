import { OfficeSessionEnded } from '@/features/access/office-session-ended'

export default function NoLoginPage() {
  return <OfficeSessionEnded />
}
