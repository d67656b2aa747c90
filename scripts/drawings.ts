/**
 * Describes the line drawings of empty and error states: a grey layer and an accent layer, each a CSS mask.
 * `npm run icons` draws them.
 */
export interface LineDrawing {
  size: [width: number, height: number]
  line: string
  accent: string
}

const scene: LineDrawing['size'] = [120, 96]
const ground = '<path d="M12 84h96"/>'
const folder = {
  size: scene,
  line: `${ground}<path d="M26 84V30h14l6 8h48v46"/><path d="M26 46h24M70 46h24"/>`,
  accent: '<rect x="48" y="58" width="24" height="18" rx="3"/><path d="M53 58v-5a7 7 0 0 1 14 0v5M60 66v3"/>',
}

export const DRAWINGS: Record<string, LineDrawing> = {
  // Shows a page that is not sealed yet.
  empty: {
    size: scene,
    line: `${ground}<path d="M30 84V14h60v36"/><path d="M42 30h36M42 42h36M42 54h14"/>`,
    accent: '<rect x="64" y="56" width="28" height="28" rx="3"/><path d="M69 79V61h9M83 61h4v18h-9M74 79h-5"/>',
  },
  error: {
    size: scene,
    line: `${ground}<path d="M36 40V14h34l14 14v18"/><path d="M70 14v14h14"/><path d="M46 26h14M46 35h10"/><path d="M36 84V58M84 84V64"/><path d="M48 76h24"/>`,
    accent: '<path d="m36 40 9 7 9-7 10 8 10-8 10 6"/><path d="m36 58 9 7 9-7 10 8 10-8 10 6"/>',
  },
  offline: {
    size: scene,
    line: `${ground}<path d="M44 84V72M76 84V72"/><rect x="28" y="54" width="64" height="18" rx="4"/><path d="M37 63h.5M44 63h.5M68 63h15"/>`,
    accent:
      '<mask id="cut"><path d="M0 0h120v96H0z" fill="#fff" stroke="none"/><g stroke="#000" stroke-width="6"><path d="M42 46 80 8"/></g></mask><path mask="url(#cut)" d="M60 45h.01M52 36a11.500 11.500 0 0 1 16 0M44.500 27.500a22 22 0 0 1 31 0M37 19a32.500 32.500 0 0 1 46 0"/><path d="M42 46 80 8"/>',
  },
  'not-found': {
    size: scene,
    line: `${ground}<path d="M22 84V24h12v60M34 84V18h10v66M44 84V28h12v56M86 84V22h12v62"/><path d="M25 34h6M47 38h6M89 32h6"/>`,
    accent: '<path stroke-dasharray="3 4" d="M60 84V26h22v58"/>',
  },
  locked: folder,
  'not-public': {
    size: [56, 56],
    line: '<path d="M24 50H14V6h20l10 10v8"/><path d="M34 6v10h10"/><path d="M21 24h10M21 31h6"/>',
    accent: '<rect x="27" y="34" width="22" height="16" rx="3"/><path d="M32 34v-4a6 6 0 0 1 12 0v4"/>',
  },
}
