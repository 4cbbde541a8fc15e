type Given = string | Date | null | undefined

/** Whether what is true from one moment on was over before it; one moment for both is a span of none. */
export const endsBeforeItBegins = (valid_at: Given, invalid_at: Given): boolean =>
  !!valid_at && !!invalid_at && new Date(invalid_at) < new Date(valid_at)

export const ENDS_FIRST = 'invalid_at lies before valid_at: nothing ends before it begins'
