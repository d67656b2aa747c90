import { useCallback, useRef } from 'react'
import { type Result, mapResult } from '@/request/errors'
import { publicParams } from '@/api/share-target'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'
import { mintedParams } from './link'

type Minted = Promise<Result<Params>>

/** A key is made once for a document and serves every choice and every place in it; a failure is forgotten, so that it can be tried again. */
export function useMinted(route: RouteName, params: Params): () => Minted {
  const made = useRef<Minted>(undefined)
  return useCallback(async () => {
    const mint = async () => {
      const result = await mintedParams(route, params)
      if (!result.ok) made.current = undefined
      return result
    }
    const minted = await (made.current ??= mint())
    return mapResult(minted, ({ secretKey }) => ({
      ...publicParams(route, params),
      ...(secretKey ? { secretKey } : {}),
    }))
  }, [route, params])
}
