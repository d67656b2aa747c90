import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['bidding-detail'].title })
