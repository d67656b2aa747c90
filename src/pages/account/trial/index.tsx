import { Access } from '@/features/access'
import { TrialForm } from '@/features/trial-application'

export default function TrialPage() {
  return (
    <Access route='trial-application'>
      <TrialForm />
    </Access>
  )
}
