import { useEffect, useState } from 'react'
import { fetchGeoMap } from '@/api/geo-map'
import type { GeoMap } from '@domain/charts/geo-map'

/** The map that a deployer provides, once it is there; asked for only by who draws regions. */
export function useGeoMap(wanted: boolean): GeoMap | undefined {
  const [map, setMap] = useState<GeoMap>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    void fetchGeoMap().then(found => {
      if (!left && found) setMap(found)
    })
    return () => {
      left = true
    }
  }, [wanted])
  return map
}
