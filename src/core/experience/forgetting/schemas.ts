import * as z from 'zod'
import { DeleteOptions } from '../../forgetting/schemas.ts'
import { ExternalId } from '../../text/strings.ts'
import { RunRef } from '../runs/schemas.ts'
import { ItemRef } from '../schemas.ts'

export const BankPath = z.strictObject({
  bank: ExternalId.meta({ description: 'The bank, as the application names it' }),
})
export const ForgetBank = DeleteOptions.extend(BankPath.shape)
export type ForgetBank = z.input<typeof ForgetBank>
export const ForgetItem = DeleteOptions.extend(ItemRef.shape)
export type ForgetItem = z.input<typeof ForgetItem>
export const ForgetRun = DeleteOptions.extend(RunRef.shape)
export type ForgetRun = z.input<typeof ForgetRun>
