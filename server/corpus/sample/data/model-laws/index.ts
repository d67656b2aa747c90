import { CONTRACT_LAW } from './contract'
import { CRIMINAL_LAW, CRIMINAL_PROCEDURE_LAW } from './crime'
import type { ModelLaw } from './model-law'
import { FAMILY_LAW, LABOUR_LAW, TORT_LAW } from './people'
import { ADMINISTRATIVE_PROCEDURE_LAW, CIVIL_PROCEDURE_LAW } from './procedure'
import { COMPANY_LAW, INTELLECTUAL_PROPERTY_LAW, PROPERTY_LAW } from './property'
import { ADMINISTRATIVE_LAW, INVOICE_LAW, TAX_LAW } from './public'

export type { ModelLaw } from './model-law'

export const MODEL_LAWS: readonly ModelLaw[] = [
  CONTRACT_LAW,
  COMPANY_LAW,
  PROPERTY_LAW,
  INTELLECTUAL_PROPERTY_LAW,
  TORT_LAW,
  FAMILY_LAW,
  LABOUR_LAW,
  CRIMINAL_LAW,
  CRIMINAL_PROCEDURE_LAW,
  CIVIL_PROCEDURE_LAW,
  ADMINISTRATIVE_PROCEDURE_LAW,
  ADMINISTRATIVE_LAW,
  TAX_LAW,
  INVOICE_LAW,
]
