export { default } from '../functions/vercel.ts'
