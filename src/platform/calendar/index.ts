import Taro from '@tarojs/taro'
import { ALARM_HOURS_BEFORE } from '@domain/format/calendar-file'
import { wechatFailureOf } from '../wechat-failure'
import type { CalendarPort } from '../ports/other-apps'

/** Asks the reader through WeChat, then writes into the phone's calendar. The day is counted in Beijing time. */
export const calendar: CalendarPort = {
  canAdd: () => Taro.canIUse('addPhoneCalendar'),
  async add({ day, title, description }) {
    try {
      await Taro.addPhoneCalendar({
        title,
        description,
        startTime: Date.parse(`${day}T00:00:00+08:00`) / 1000,
        allDay: true,
        alarm: true,
        alarmOffset: ALARM_HOURS_BEFORE * 3600,
      })
      return 'added'
    } catch (error) {
      return wechatFailureOf(error)
    }
  },
}
