/** Shows a citation in every format. A tap copies it. */
import { copyText } from '@/actions/copy-text'
import { citeCopy } from '@/copy/cite'
import { CITE_FORMAT_KEYS, CITE_FORMATS, type CitedSource, citeIn } from '@domain/citation/cite-formats'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'

interface CiteSheetProps {
  open: boolean
  source: CitedSource
  /** What a reader who cites the document has to know. */
  warning?: string
  onClose: () => void
}

export function CiteSheet({ open, source, warning, onClose }: CiteSheetProps) {
  const copyAndClose = (text: string) => {
    void copyText(text, warning)
    onClose()
  }
  return (
    <Sheet beside open={open} onClose={onClose} title={citeCopy.title}>
      {CITE_FORMAT_KEYS.map(key => {
        const text = citeIn(key, source)
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
