import { describeProperties } from '../server/engine/support/describe-properties'
import { describeOnCluster, openOnCluster } from './support/engine'

describeOnCluster('any question', () => describeProperties(async () => [await openOnCluster()], 20))
