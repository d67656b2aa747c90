/** The titles of the laws on which the calculators rest. */
export { LAW_TITLES as lawTitles } from '@domain/calculators/law-titles'
