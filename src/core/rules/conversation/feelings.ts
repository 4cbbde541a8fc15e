const FEELINGS = new RegExp(
  String.raw`\b(?:happy|glad|excited|proud|relieved|calm|grateful|sad|upset|frustrated|angry|` +
    'annoyed|tired|exhausted|worried|nervous|anxious|stressed|lonely|bored|scared|afraid|' +
    String.raw`disappointed|embarrassed|nostalgic|hopeful)\b|开心|高兴|快乐|兴奋|激动|自豪|骄傲|` +
    '满足|幸福|放松|轻松|感动|难过|' +
    '伤心|沮丧|失望|生气|烦躁|疲惫|好累|很累|累坏了|担心|紧张|焦虑|压力|孤独|无聊|害怕|尴尬|委屈',
  'iu',
)

/** How it felt, if the sentence says so. */
export const feelingIn = (sentence: string): string | null =>
  FEELINGS.exec(sentence)?.[0].toLowerCase() ?? null
