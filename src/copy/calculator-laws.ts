/** The titles of the laws on which the calculators are based. */
export { LAW_TITLES as lawTitles } from '@domain/calculators/law-titles'
