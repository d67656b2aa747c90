/** Shows the citation of a document in every format. A tap copies one. */
import { copyText } from '@/actions/copy-text'
import { citationFormatsCopy } from '@/copy/citation-formats'
import { CITE_FORMAT_KEYS, CITE_FORMATS, type CitedSource, citeInFormat } from '@domain/citation/cite-formats'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'

interface CiteSheetProps {
  open: boolean
  source: CitedSource
  /** A warning for readers who cite the document. */
  warning?: string
  onClose: () => void
}

export function CitationFormatsSheet({ open, source, warning, onClose }: CiteSheetProps) {
  const copyAndClose = (text: string) => {
    void copyText(text, warning)
    onClose()
  }
  return (
    <Sheet beside open={open} onClose={onClose} title={citationFormatsCopy.title}>
      {CITE_FORMAT_KEYS.map(key => {
        const text = citeInFormat(key, source)
        return (
          <ListItem
            key={key}
            icon='copy'
            action
            title={CITE_FORMATS[key].name}
            under={text}
            onTap={() => copyAndClose(text)}
            sensorsName={`reader_cite_${key}`}
          />
        )
      })}
    </Sheet>
  )
}
