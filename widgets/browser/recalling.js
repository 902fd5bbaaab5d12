// What a worker loads where this device keeps Python's memory from an earlier start.

export { forgetSnapshot, recallSnapshot } from './offline/snapshot.js';
