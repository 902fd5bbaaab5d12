// What a worker loads where this device keeps Python's memory from an earlier start.

export { recall } from './engine/restarting.js';
