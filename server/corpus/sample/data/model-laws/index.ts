import { CONTRACT } from './contract'
import { CRIME, PROSECUTION } from './crime'
import type { ModelLaw } from './model-law'
import { FAMILY, LABOUR, TORT } from './people'
import { ADMINISTRATIVE_PROCEDURE, CIVIL_PROCEDURE } from './procedure'
import { COMPANY, INTELLECTUAL, PROPERTY } from './property'
import { ADMINISTRATION, INVOICES, TAX } from './public'

export type { ModelLaw } from './model-law'

export const MODEL_LAWS: readonly ModelLaw[] = [
  CONTRACT,
  COMPANY,
  PROPERTY,
  INTELLECTUAL,
  TORT,
  FAMILY,
  LABOUR,
  CRIME,
  PROSECUTION,
  CIVIL_PROCEDURE,
  ADMINISTRATIVE_PROCEDURE,
  ADMINISTRATION,
  TAX,
  INVOICES,
]
