import { PickBar, PickTool } from '@/features/picking'
import type { ListQuery } from '../list-screen/use-list-query'
import { VisualTool } from '../list-screen/visual-tool'

/** What can be done with the cases that were found. */
export const CaseTools = (query: ListQuery) => (
  <>
    <VisualTool {...query} to='case-visual' />
    <PickTool />
  </>
)

/** What is picked of them becomes a report. */
export const CaseFoot = ({ conditions }: ListQuery) => <PickBar conditions={conditions} />
