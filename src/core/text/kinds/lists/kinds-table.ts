import { kindsOfDays } from './kinds-of-days.ts'
import { kindsOfDoing } from './kinds-of-doing.ts'
import { kindsOfStanding } from './kinds-of-standing.ts'

/**
 * Kinds of what a life holds: how each is asked for (`?`) and how it is told (`!`), English before ` = `, Chinese
 * behind it. English alternatives are whole words; a blank between two may be any. What is indented further goes on
 * with the line before.
 */
export const kindsTable = kindsOfStanding + kindsOfDoing.trimStart() + kindsOfDays.trimStart()
