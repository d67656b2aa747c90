import { Access } from '@/features/access'
import { CoverageScreen } from '@/features/coverage'

export default function CoveragePage() {
  return (
    <Access route='coverage'>
      <CoverageScreen />
    </Access>
  )
}
