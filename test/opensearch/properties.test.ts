import { describeProperties } from '../server/engine/support/describe-properties'
import { describeOnCluster, openOnCluster } from './support/engine'

describeOnCluster('any query', () => describeProperties(async () => [await openOnCluster()], 20))
