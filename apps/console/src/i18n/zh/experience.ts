export const experience = {}
