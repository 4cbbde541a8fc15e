export const cycles = {
  empty: '新说的内容足够多，或有人要求时，就会进行一次反思。',
  changed: '这个周期改变了什么',
  notThere: '它的变化已不在事件中。',
  head: '开始|缘由|状态|读取|新增|增强|修改|结束|调用|结果',
}
