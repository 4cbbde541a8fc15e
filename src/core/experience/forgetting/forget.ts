import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { forgetRows, type Removal } from '../../forgetting/of-no-user.ts'
import type { ForgetPlan, Forgotten } from '../../forgetting/schemas.ts'
import { subjectId } from '../../tenancy/records/subjects.ts'
import { bankSubject } from '../claims/rows.ts'
import { ForgetBank } from './schemas.ts'

const within = (bank: string): SQL => sql`subject_id = ${subjectId(bankSubject(bank))}`

/**
 * A bank with its items, runs and all that was learned; its name may come again as a new one.
 * @throws CoreError `not_found`
 */
export async function forgetBank(ctx: Context, input: ForgetBank): Promise<Forgotten | ForgetPlan> {
  const { bank, dry_run } = ForgetBank.parse(input)
  const all = within(bank)
  const removal: Removal = {
    kind: 'bank',
    owner: bankSubject(bank),
    going: {
      experience_items: all,
      experience_claims: all,
      experience_edits: all,
      experience_deltas: all,
      experience_runs: all,
    },
    answers: { path: '$.** ? (@.bank == $bank)', names: { bank } },
    whole: true,
    notFound: `There is no bank ${bank}.`,
  }
  return forgetRows(ctx, removal, dry_run)
}
