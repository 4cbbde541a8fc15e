import type { ComponentType } from 'react'

/** The ids of an address, by the names in its pattern. */
export type Params = Readonly<Record<'user' | 'session' | 'id' | 'bank' | 'list' | 'run' | 'project', string>>
export type ScreenOf = ComponentType<{ params: Params }>
