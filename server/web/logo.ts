import { Html } from '../http/html'

const SHAPES = (ground: string, sign: string) =>
  `<rect x="1" y="1" width="18" height="18" rx="4" fill="${ground}"/>` +
  `<path d="M6 14.5 10 5.5l4 9M7.6 11h4.8" fill="none" stroke="${sign}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`

/** The product's logo, in the colours of the page. */
export const LOGO = new Html(
  `<svg viewBox="0 0 20 20" aria-hidden="true">${SHAPES('currentColor', 'var(--on-seal)')}</svg>`,
)

const svgOf = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${shapes}</svg>`

/** The red of the icons, equal to the light value of the token `--seal`. The icons stay red in the dark theme too. */
const GROUND = '#B5332A'
const COLOURED = SHAPES(GROUND, '#FFFFFF')

export const LOGO_ICON = svgOf(COLOURED)

/** The logo filling a whole square, for phones that crop icons. */
export const SQUARE_LOGO_ICON = svgOf(`<rect width="20" height="20" fill="${GROUND}"/>${COLOURED}`)
