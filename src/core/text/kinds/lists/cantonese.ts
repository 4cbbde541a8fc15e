/**
 * Words of Cantonese and what the written language says: as long as each other, so that what is found in the one text
 * stands at the same place in the other. What has no other word stays as it is.
 */
export const words = `咗:了 喺:在 冇:没 佢:他 哋:们 嘅:的 㗎:的 嚟:来 啲:些 嗰:那 攞:拿 瞓:睡 睇:看 俾:给 畀:给 揸:开 搵:找 諗:想 嘢:事 噉:这 咁:这
仲:还 唔好記:不要记 唔好记:不要记 唔好儲:不要存 唔好存:不要存 仲介 仲裁 係:是 關係 聯係 唔:不 喇:了 喇叭 喇嘛 返工:上班 放工:下班 收工:下班 做嘢:上班 屋企:家里 老豆:爸爸 老細:老板 而家:现在 噚日:昨天
尋日:昨天 琴日:昨天 今朝:今早 鍾意:喜欢 細佬:弟弟 家姐:姐姐 個仔:儿子 仔女:孩子 仲未:还没 人工:工资 人工智 邊度:哪里 邊個:哪个 同埋:还有
聽日:明天 听日:明天 寻日:昨天 個女:女儿 个女:女儿 个仔:儿子 细佬:弟弟 老细:老板 边度:哪里 边个:哪个
成日:整天 话:说 话题 话剧 话费 话筒 电话 说话 笑话 讲话 对话 神话 童话 梦话 听话 句话 实话 闲话 情话 坏话 好话 话的 普通话 广东话 話:说 話題 話劇 話費 話筒 電話 說話 笑話 講話 對話 神話 童話 夢話 聽話 句話 實話 閒話 情話 壞話 好話 的話 廣東話 普通話 上海話 客家話 潮州話`
/** Of one of these a text is Cantonese. */
export const marks = '[咗喺冇佢哋嘅㗎嚟啲嗰瞓嘢噚]|唔(?=\\p{Script=Han})'
