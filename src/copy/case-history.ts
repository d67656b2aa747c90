/** The texts of the stages of a case. They load with the sheet that shows them. */
export const caseHistoryCopy = {
  label: '案件沿革',
  here: '当前文书',
  missing: '本库未收录',
  reported: '据后续裁判文书的记载',
  note: '依本库收录的裁判文书的记载整理。未收录的文书和尚未作出的裁判，不在其中。',
}
