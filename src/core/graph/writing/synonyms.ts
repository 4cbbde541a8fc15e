const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/**
 * What models and people say instead of a predicate, in the form that `canonicalPredicate` brings a name to.
 */
export const synonyms = {
  LIVES_IN: words(`
    LIVES_AT LIVE_IN LIVING_IN RESIDES_IN RESIDES_AT RESIDENT_OF MOVED_TO RELOCATED_TO BASED_IN HOME_IN
    STAYS_IN DWELLS_IN 住 住在 居住在 居住于 定居 定居在 搬到 搬去 生活在
  `),
  COMES_FROM: words(`
    FROM IS_FROM BORN_IN ORIGIN ORIGINALLY_FROM HAILS_FROM GREW_UP_IN HOMETOWN NATIVE_OF 来自 出生于 出生在
    老家 老家在 祖籍 籍贯 家乡
  `),
  WORKS_AT: words(`
    WORKS_FOR WORKS_IN WORK_AT WORKING_AT EMPLOYED_BY EMPLOYED_AT EMPLOYEE_OF JOB_AT JOINED 工作于 就职于
    任职于 供职于 在工作 上班于 入职
  `),
  STUDIES_AT: words(`
    STUDY_AT STUDENT_AT STUDENT_OF STUDYING_AT ATTENDS ENROLLED_AT ENROLLED_IN GOES_TO_SCHOOL_AT 就读于 就读
    在读 上学于 学习于
  `),
  CHILD_OF: words('SON_OF DAUGHTER_OF KID_OF 儿子 女儿 孩子 是孩子'),
  PARENT_OF: words('MOTHER_OF FATHER_OF MUM_OF MOM_OF DAD_OF HAS_CHILD 父亲 母亲 爸爸 妈妈 父母'),
  SIBLING_OF: words(`
    BROTHER_OF SISTER_OF TWIN_OF HAS_SIBLING HAS_BROTHER HAS_SISTER 兄弟 姐妹 哥哥 弟弟 姐姐 妹妹 兄妹 姐弟
  `),
  PARTNER_OF: words(`
    MARRIED_TO SPOUSE_OF HUSBAND_OF WIFE_OF DATING IN_RELATIONSHIP_WITH ENGAGED_TO BOYFRIEND_OF
    GIRLFRIEND_OF HAS_PARTNER PARTNERED_WITH 伴侣 配偶 丈夫 妻子 男朋友 女朋友 结婚 恋人
  `),
  FRIEND_OF: words('FRIENDS_WITH FRIEND BEST_FRIEND_OF HAS_FRIEND BUDDY_OF 朋友 好友 闺蜜 是朋友'),
  KNOWS: words(`
    ACQUAINTED_WITH MET COLLEAGUE_OF COWORKER_OF WORKS_WITH NEIGHBOUR_OF NEIGHBOR_OF CLASSMATE_OF 认识 同事
    同学 邻居 熟悉
  `),
  LIKES: words(`
    LIKE LOVES LOVE ENJOYS PREFERS FOND_OF FAVOURITE FAVORITE INTERESTED_IN FAN_OF ADORES 喜欢 爱 喜爱 热爱
    爱吃 爱喝 偏好 最爱 感兴趣
  `),
  DISLIKES: words(`
    DISLIKE HATES HATE AVOIDS DOES_NOT_LIKE DOESN_T_LIKE NOT_LIKE CANNOT_STAND 讨厌 不喜欢 厌恶 不爱
    不吃 不喝 害怕
  `),
  ALLERGIC_TO: [
    ...['ALLERGY', 'ALLERGY_TO', 'HAS_ALLERGY', 'HAS_ALLERGY_TO', 'INTOLERANT_TO', 'INTOLERANT_OF'],
    ...['过敏', '对过敏', '过敏于', '不耐受'],
  ],
  HAS_CONDITION: [
    ...['SUFFERS_FROM', 'DIAGNOSED_WITH', 'HAS_DISEASE', 'HAS_ILLNESS', 'HAS_DIAGNOSIS', 'HAS_DISABILITY'],
    ...['患有', '确诊', '得了', '患病', '有病'],
  ],
  VISITED: [
    ...['TRAVELED_TO', 'TRAVELLED_TO', 'WENT_TO', 'HAS_BEEN_TO', 'BEEN_TO'],
    ...['去过', '到过', '游览', '访问过'],
  ],
  USED_TO: ['FORMERLY', 'USED_TO_BE', 'USED_TO_LIVE_IN', 'FORMERLY_WORKED_AT', '曾经', '以前', '过去'],
  HAS: words('HAVE HAS_A POSSESSES KEEPS HAS_PET 有 养 养了 拥有一个'),
  OWNS: words('OWN OWNER_OF BOUGHT PURCHASED 拥有 买了 所有'),
  WANTS: words('WANT WISHES WOULD_LIKE NEEDS DESIRES DREAMS_OF 想要 希望 想 需要'),
  PLANS: words('PLAN PLANS_TO PLANNING INTENDS INTENDS_TO GOING_TO WILL 计划 打算 准备 将要'),
  AGED: words('AGE IS_AGED HAS_AGE AGE_IS YEARS_OLD 年龄 年龄是 岁'),
  NAMED: words('NAME IS_NAMED IS_CALLED CALLED HAS_NAME NAME_IS NICKNAMED 名字 名叫 叫 姓名 叫做'),
  LOCATED_IN: words('LOCATED_AT IS_IN SITUATED_IN LOCATION IN AT 位于 在 坐落于 地处'),
  PART_OF: words('BELONGS_TO MEMBER_OF IS_PART_OF COMPONENT_OF IN_GROUP 属于 一部分 成员'),
}
