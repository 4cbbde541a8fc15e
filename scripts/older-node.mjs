/** What Node 20 does not have yet and the sources use. */
import 'core-js/actual/iterator'
import 'core-js/actual/map/group-by'
import 'core-js/actual/promise/with-resolvers'
