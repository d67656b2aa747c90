import { Access } from '@/features/access'
import { TrialApplicationForm } from '@/features/trial-application'

export default function TrialPage() {
  return (
    <Access route='trial-application'>
      <TrialApplicationForm />
    </Access>
  )
}
