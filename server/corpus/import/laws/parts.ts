/** Joins laws that are split over several files, in the order of their articles. */
import { articleNumber } from '@domain/citation/article'
import type { LawRow } from '../rows'

const firstOf = ({ articles }: LawRow) => articleNumber(articles[0]?.no ?? '')?.number ?? Infinity

export class LawParts<Place> {
  private readonly laws = new Map<string, Array<{ place: Place; row: LawRow }>>()

  add(place: Place, row: LawRow) {
    this.laws.set(row.lid, [...(this.laws.get(row.lid) ?? []), { place, row }])
  }

  /** Returns the joined laws, each with the location of the part that was added first. */
  joined(): Array<{ place: Place; row: LawRow }> {
    return [...this.laws.values()].flatMap(parts => {
      const rows = parts.map(({ row }) => row).sort((a, b) => firstOf(a) - firstOf(b))
      const [first] = parts
      if (!first) return []
      const row = {
        ...first.row,
        effective_date: rows.map(part => part.effective_date).find(Boolean),
        info: [...new Set(rows.flatMap(({ info }) => info))],
        preamble: rows.flatMap(({ preamble }) => preamble),
        articles: rows.flatMap(({ articles }) => articles),
        tail: rows.flatMap(({ tail }) => tail ?? []),
      }
      return [{ place: first.place, row }]
    })
  }
}
