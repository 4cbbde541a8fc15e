import { kindTables } from '../../text/kinds/tables.ts'

/** Words by which a message is read as happy or sad. */
export const emotionWords = () => kindTables().feelings
