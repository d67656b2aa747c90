import { useCallback, useRef } from 'react'
import type { Result } from '@/request/errors'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'
import { mintedParams } from './link'

type Minted = Promise<Result<Params>>

/** A key is made once for a document and serves every choice; a failure is forgotten, so that it can be tried again. */
export function useMinted(route: RouteName, params: Params): () => Minted {
  const made = useRef<Minted>(undefined)
  return useCallback(() => {
    const mint = async () => {
      const result = await mintedParams(route, params)
      if (!result.ok) made.current = undefined
      return result
    }
    return (made.current ??= mint())
  }, [route, params])
}
