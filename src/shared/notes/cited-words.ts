import { notesCopy, fill } from '@/copy/notes'
import { type Note, quoteOf } from '@domain/desk/note'

const { notes: words } = notesCopy

/** 《甲法》第一条：“……”; of anything but an article the words come first. */
export function citedWords({ spots, citation }: Pick<Note, 'spots' | 'citation'>): string {
  const article = spots[0]?.article
  const quote = quoteOf({ spots })
  if (!article || spots.some(spot => spot.article !== article)) return fill(words.cited, { quote, citation })
  return fill(words.citedArticle, { quote, citation: citation + article })
}
