import { PageContainer } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { LayerScope, ScopeOfLayers } from './scope'
import { useBackGuard } from './use-back-guard.weapp'

/** It holds nothing: it stands there for the phone's back alone. */
const UNSEEN = 'height:0;overflow:hidden'

/** Stands around a page: the phone's own back closes the topmost layer over it, and leaves the page where there is none. */
export function PageLayers({ children }: { children: ReactNode }) {
  const [scope] = useState(() => new LayerScope())
  const guard = useBackGuard(scope)
  return (
    <ScopeOfLayers.Provider value={scope}>
      {children}
      <PageContainer {...guard} overlay={false} duration={0} customStyle={UNSEEN} />
    </ScopeOfLayers.Provider>
  )
}
