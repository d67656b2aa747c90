const OPINION = /^(?:本院|法院)(?:认为|观点|意见)$|^(?:裁判|判决)理由$/

/** Whether a section of a judgment with this label contains the opinion of the court. */
export const isOpinion = (label: string): boolean => OPINION.test(label)
